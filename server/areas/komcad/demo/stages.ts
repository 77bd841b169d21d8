/** Rows of kind, stage, student and participation: who is in which stage. */
export const stagesOfKomcad = `select 'komcad', tahap, id_mahasiswa, id from komcad_pendaftaran`;
