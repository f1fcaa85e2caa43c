import styles from "./add-control.module.css";

type Props = {
  add: string;
  remove: string;
  /** Label of the add button in the wide layout, where it comes first. */
  wide?: string;
};

/** Renders the buttons of `AddControl`. They are disabled until `DeckAddingListener` is ready. */
export function AddButtons({ add, remove, wide }: Props) {
  const minus = (
    <button type="button" disabled data-by="-1" aria-label={remove} title={remove}>
      −
    </button>
  );
  const plus = (
    <button type="button" disabled data-by="1" aria-label={add} title={add} className={wide && styles.wide}>
      {wide ? `＋ ${wide}` : "+"}
    </button>
  );
  return (
    <>
      {wide ? plus : minus}
      <span data-count="" />
      {wide ? minus : plus}
    </>
  );
}
