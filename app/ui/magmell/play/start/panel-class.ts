/** Element id of the form that reads a pasted deck. */
export const IMPORT_FORM_ID = "pasted-deck";
/** CSS classes of a grid of deck panels, of a panel, and of the link that covers the whole panel. */
export const PANEL_GRID_CLASS = "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3";
export const PANEL_CLASS =
  "relative grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-[3px] border border-line bg-leaf p-3 shadow-low focus-within:border-edge hover:border-edge";
export const PANEL_LINK_CLASS = "link wrap-anywhere after:absolute after:inset-0";
