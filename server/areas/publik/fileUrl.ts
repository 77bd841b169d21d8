/** Where anybody gets a file that hangs on a public row. */
export const fileUrl = (id: string): string => `/api/publik/berkas/${id}`;
