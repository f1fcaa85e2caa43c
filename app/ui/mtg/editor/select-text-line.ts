/** Selects a line of a text, by its number from 1, and brings it into sight within its field and on the page. */
export function selectTextLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  area.scrollTop = Math.max(0, heightOf(area, from) - area.clientHeight / 2);
  area.scrollIntoView({ block: "center" });
}

/** The height of the text before a place of it, as the field breaks its lines. */
function heightOf(area: HTMLTextAreaElement, place: number): number {
  const probe = area.cloneNode() as HTMLTextAreaElement;
  probe.removeAttribute("id");
  probe.value = area.value.slice(0, place);
  probe.rows = 1;
  Object.assign(probe.style, { position: "absolute", visibility: "hidden", height: "0", minHeight: "0" });
  probe.style.width = `${area.offsetWidth}px`;
  area.after(probe);
  const { scrollHeight } = probe;
  probe.remove();
  return scrollHeight;
}
