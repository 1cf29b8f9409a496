export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "declaration-block-single-line-max-declarations": 1,
  },
};
