import { ref } from '../kit/index.ts';

/**
 * Name of the field by which a programme, and whatever its registrations are tied to (an offer, a wave, a scheme, an
 * opening), names the form that a registration asks.
 */
export const fieldFormulir = 'idFormulir';

/** The form that registrations ask: the field `idFormulir` of the programme, or of what its `ties` lead to. */
export const formulirPendaftaran = () =>
  ref('formulir/formulir', {
    only: { momen: 'pendaftaran' },
    own: true,
    label: 'Formulir pendaftaran',
    help: 'Pertanyaannya menjadi satu langkah pendaftaran. Formulirnya ditulis di Pengaturan.',
  });

/** What somebody answered to them, beside a participation's other fields. */
export const registrationAnswers = { title: 'Pertanyaan pendaftaran', fields: ['tambahan'] } as const;
