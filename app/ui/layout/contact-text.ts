/** Returns the link text for the operator's contact: the email address of a mailto link, otherwise the URL itself. */
export const formatContact = (contact: string): string => contact.replace(/^(mailto|tel):/, "").replace(/\?.*$/, "");
