import identitas from '../../config/identitas.json' with { type: 'json' };

/** Who runs this portal: names, contact, colour (config/identitas.json, docs/domain/60). */
export const identity = {
  ...identitas,
  /** The product name, which is also the page title template. */
  produk: identitas.produk
    .replace('{namaPortal}', identitas.namaPortal)
    .replace('{namaUniversitas}', identitas.namaUniversitas),
} as const;

/** Title of the browser tab: the page, then the product. */
export const pageTitle = (page?: string): string => (page ? `${page} · ${identity.produk}` : identity.produk);
