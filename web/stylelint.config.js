export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "declaration-block-single-line-max-declarations": 1,
    // min-width and max-width are known to older browsers too.
    "media-feature-range-notation": "prefix",
    // Names of fonts are written as their makers do.
    "value-keyword-case": ["lower", { ignoreProperties: ["--slab", "--text"] }],
    // Rules stand in the order of what is seen, from the whole to its parts.
    "no-descending-specificity": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    // A custom property goes into a sum, where a plain 0 is a number and no length.
    "length-zero-no-unit": [true, { ignore: ["custom-properties"], ignoreFunctions: ["var"] }],
    // Safari on telephones knows this one by its own name only.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};
