/** The role behind a name, ' (Tim MBKM)'; nothing where it says the same, as for the system. */
export const roleBehind = (name: string, role: string | null | undefined): string =>
  role && role !== name ? ` (${role})` : '';
