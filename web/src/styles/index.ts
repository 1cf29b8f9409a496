/** What is global: the palette, the type, and the shapes that more than one component has. */
import "./palette.css";
import "./type.css";
import "./controls.css";
import "./card.css";
import "./sheet.css";
import "./hand.css";
import "./pile.css";
import "./track.css";
import "./table.css";
import "./scrub.css";
import "./page.css";
import "./poster.css";
