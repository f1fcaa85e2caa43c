// All that the deck editor loads when the browser is idle, as one module, which is one request.
export { CardPreview } from "../cards/card-preview";
export { default as DeckEditorDialogs } from "../dialogs/deck-editor-dialogs";
export { CardTile } from "../rows/card-tile";
export { runDeckEditorAction } from "./deck-editor-actions";
