/** Hash in the sprite's file name. A test has the right value after a drawing changed. */
export const EMBLEM_EDITION = "3bc30b2c52";

/** URL of the sprite with the bodies of all emblems and the backgrounds of symbols, by id. */
export const EMBLEM_SPRITE_PATH = `/icons/emblems-${EMBLEM_EDITION}.svg`;
