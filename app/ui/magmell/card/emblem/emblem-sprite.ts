/** Hash in the name of the sprite's file: a test says what it has to be when a body has changed. */
export const EMBLEM_EDITION = "2777701f7f";

/** URL of the sprite that holds the bodies of all emblems and the grounds of symbols, each under its id. */
export const EMBLEM_SPRITE_PATH = `/icons/emblems-${EMBLEM_EDITION}.svg`;
