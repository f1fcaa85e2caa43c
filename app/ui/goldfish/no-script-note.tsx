import styles from "./table/goldfish.module.css";

/** Says why nothing is dealt, to those whose browser runs no scripts; hidden from all others. */
export const NoScriptNote = ({ text }: { text: string }) => (
  <p className={`${styles.noScript} rounded-[3px] border border-line bg-leaf p-4`}>{text}</p>
);
