import { registerHubOptionsOf, registerOptionsOf } from '../kit/index.ts';
import { suratPengantar } from '../mbkm/prints.ts';
import { magang } from './programme.ts';

/** /magang/pendaftaran: am I eligible, which way in, what have I begun (docs/domain/20 §3). */
export const pendaftaranOptions = registerHubOptionsOf(magang, {
  helper: {
    label: 'Simulasi SKS',
    text: 'Ingin tahu dahulu berapa SKS dan nilai yang dapat diakui?',
    path: '/magang/paket-konversi?tab=simulasi',
  },
  prints: suratPengantar,
});

/** /magang/pendaftaran/…: the forms of the ways in. */
export const mbkmOptions = registerOptionsOf(magang, 'mbkm');
export const mandiriOptions = registerOptionsOf(magang, 'mandiri');
export const pmmbOptions = registerOptionsOf(magang, 'pmmb');
