/** The lobby: its parts, then its shapes, of which the later ones have the last word. */
import "./platform.css";
import "./bill.css";
import "./places.css";
import "./board.css";
import "./foot.css";
import "./wide.css";
import "./tablet.css";
import "./phone.css";
import "./low.css";
import "./tall.css";
