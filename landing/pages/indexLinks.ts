import type { HeaderLink } from '../parts/headerLink.ts';

/** The bar of pages that are not a landing page: the index's sections. */
export const indexLinks: readonly HeaderLink[] = [
  { href: '/', label: 'Home' },
  { href: '/#about', label: 'Program' },
  { href: '/#program', label: 'Pusat Informasi' },
  { href: '/berita', label: 'Berita' },
];
