/** Returns the words of a link to the operator: the address of a mail link without its scheme, any other as it is. */
export const formatContact = (contact: string): string => contact.replace(/^(mailto|tel):/, "").replace(/\?.*$/, "");
