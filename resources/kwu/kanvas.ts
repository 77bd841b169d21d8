import type { CanvasSheet } from '../kit/canvas.ts';

/** Two cells of each. */
const twice = (...fields: string[]): string[] => fields.flatMap(field => [field, field]);
const half = (field: string): string[] => Array.from({ length: 5 }, () => field);

/** The Business Model Canvas of a profile (docs/domain/30 §1.19), as it is known on one sheet. */
export const kanvasUsaha: CanvasSheet = {
  rows: [
    twice('mitraKunci', 'aktivitasKunci', 'proposisiNilai', 'hubunganPelanggan', 'segmenPelanggan'),
    twice('mitraKunci', 'sumberDaya', 'proposisiNilai', 'saluran', 'segmenPelanggan'),
    [...half('strukturBiaya'), ...half('arusPendapatan')],
  ],
  blocks: [
    { field: 'segmenPelanggan', ask: 'Siapa pelanggan Anda?' },
    { field: 'proposisiNilai', ask: 'Masalah apa yang Anda selesaikan, dan mengapa mereka memilih Anda?' },
    { field: 'saluran', ask: 'Lewat mana pelanggan mengenal dan membeli?' },
    { field: 'hubunganPelanggan', ask: 'Bagaimana Anda menjaga pelanggan kembali?' },
    { field: 'arusPendapatan', ask: 'Dari mana uang masuk?' },
    { field: 'sumberDaya', ask: 'Apa yang harus Anda punya: orang, alat, tempat, modal?' },
    { field: 'aktivitasKunci', ask: 'Apa yang harus Anda kerjakan setiap hari?' },
    { field: 'mitraKunci', ask: 'Siapa yang membantu dari luar?' },
    { field: 'strukturBiaya', ask: 'Untuk apa uang keluar?' },
  ],
};
