/** Public address of a file of a public row. */
export const fileUrl = (id: string): string => `/api/publik/berkas/${id}`;
