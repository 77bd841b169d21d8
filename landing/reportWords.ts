import type { LetterLanguage } from './letterLanguage.ts';

type Words = Record<
  | 'eyebrow'
  | 'gone'
  | 'goneText'
  | 'few'
  | 'fewNote'
  | 'unknown'
  | 'total'
  | 'day'
  | 'until'
  | 'counted'
  | 'filter'
  | 'figures',
  string
>;

const words: Readonly<Record<LetterLanguage, Words>> = {
  id: {
    eyebrow: 'Laporan',
    gone: 'Laporan tidak tersedia',
    goneText: 'Tautan ini salah, sudah berakhir, atau sudah dicabut. Mintalah tautan baru kepada pengirimnya.',
    few: 'ditutup',
    fewNote:
      'Angka di bawah lima ditutup, begitu pula angka lain yang akan membukanya lewat pengurangan. Jumlah tetap menghitung semuanya.',
    unknown: 'Kosong',
    total: 'Semua',
    day: 'Keadaan',
    until: 'Tautan berlaku sampai',
    counted: 'Yang dihitung',
    filter: 'Filter',
    figures: 'Angka laporan',
  },
  en: {
    eyebrow: 'Report',
    gone: 'This report is not available',
    goneText: 'The link is wrong, has ended or was revoked. Ask whoever sent it for a new one.',
    few: 'withheld',
    fewNote:
      'Figures below five are withheld, and so are others that would tell them by difference. Totals still count everything.',
    unknown: 'Empty',
    total: 'All',
    day: 'As of',
    until: 'Link open until',
    counted: 'What is counted',
    filter: 'Filter',
    figures: 'Figures of the report',
  },
};

/** Texts around the figures on a report's page. */
export const reportWords = (language: LetterLanguage): Words => words[language];
