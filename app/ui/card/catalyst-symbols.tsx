import { SymbolRow, type SymbolRowProps } from "./symbol-row";

/** A catalyst: diamonds (211.1). */
export const CatalystSymbols = (props: Omit<SymbolRowProps, "form">) => <SymbolRow form="diamond" {...props} />;
