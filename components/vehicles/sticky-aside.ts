/** Classes of what stays visible beside a list on a desktop. Add its display. */
export const stickyAside = "content-start gap-5 lg:sticky lg:top-24 lg:self-start print:hidden short:static";
