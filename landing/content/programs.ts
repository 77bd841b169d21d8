import { declared } from '../../resources/kit/terms.ts';
import type { IconName } from '../icons.ts';
import type { ProgramCode } from './types.ts';

/** Data of a programme for other pages: card, colour, address. */
export interface Program {
  code: ProgramCode;
  name: string;
  /** Canonical address; matched without case by the server. */
  path: string;
  accent: string;
  icon: IconName;
  /** The one line on the index page's card. */
  line: string;
  /** Header links beyond the usual ones. */
  links: readonly ('portofolio' | 'mitra')[];
}

/** The programmes in the order of the index page. */
export const programs: readonly Program[] = declared([
  {
    code: 'magang',
    name: 'Magang',
    path: '/mbkm/Magang',
    accent: '#1565C0',
    icon: 'work',
    line: 'Bekerja sungguhan bersama mitra, dibimbing mentor.',
    links: ['mitra'],
  },
  {
    code: 'kkn',
    name: 'KKN',
    path: '/mbkm/Kkn',
    accent: '#2E7D32',
    icon: 'volunteer',
    line: 'Menyelesaikan masalah desa bersama warganya.',
    links: [],
  },
  {
    code: 'kwu',
    name: 'Kewirausahaan',
    path: '/mbkm/Kewirausahaan',
    accent: '#B23C00',
    icon: 'storefront',
    line: 'Merintis usaha dengan pendampingan dan target nyata.',
    links: ['portofolio', 'mitra'],
  },
  {
    code: 'komcad',
    name: 'Komcad',
    path: '/mbkm/Komcad',
    accent: '#4E5B31',
    icon: 'shield',
    line: 'Pelatihan bela negara bagi mahasiswa yang terpanggil.',
    links: [],
  },
  {
    code: 'pertukaran',
    name: 'Pertukaran Mahasiswa',
    path: '/mbkm/PertukaranMahasiswa',
    accent: '#6A1B9A',
    icon: 'travel',
    line: 'Kuliah satu semester di kampus lain.',
    links: ['mitra'],
  },
  {
    code: 'kampus_mengajar',
    name: 'Kampus Mengajar',
    path: '/mbkm/KampusMengajar',
    accent: '#00695C',
    icon: 'school',
    line: 'Menguatkan literasi dan numerasi di sekolah.',
    links: [],
  },
  {
    code: 'praktisi_mengajar',
    name: 'Praktisi Mengajar',
    path: '/mbkm/PraktisiMengajar',
    accent: '#AD1457',
    icon: 'copresent',
    line: 'Belajar langsung dari pelaku industri di kelas.',
    links: ['mitra'],
  },
  {
    code: 'studi_independen',
    name: 'Studi Independen',
    path: '/mbkm/StudiIndependen',
    accent: '#283593',
    icon: 'bulb',
    line: 'Mendalami keahlian lewat proyek pilihanmu.',
    links: [],
  },
]);

/** The programme of a code; undefined for the index page. */
export const programOf = (code: string): Program | undefined => programs.find(program => program.code === code);
