/** Whether the rules lie open over the table. */
export const book = $state({ isOpen: false });
