type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
type Size = { readonly width: number; readonly height: number };

/** The distance to the edges of the screen in CSS pixels. */
const MARGIN = 8;

/**
 * Returns the screen position of a preview: directly below or above the card name, so that the pointer can move onto
 * it, or at its side if neither fits. The preview covers the name only if the screen is too small for both.
 */
export function positionPreview(name: Box, size: Size, screen: Size): { readonly left: number; readonly top: number } {
  const clamp = (value: number, room: number) => Math.max(MARGIN, Math.min(value, room - MARGIN));
  const left = clamp(name.left, screen.width - size.width);
  if (name.bottom + size.height + MARGIN <= screen.height) return { left, top: name.bottom };
  if (name.top - size.height >= MARGIN) return { left, top: name.top - size.height };
  const top = clamp(name.top, screen.height - size.height);
  if (name.right + size.width + MARGIN <= screen.width) return { left: name.right, top };
  if (name.left - size.width >= MARGIN) return { left: name.left - size.width, top };
  return { left, top };
}
