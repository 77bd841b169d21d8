/** Who stands in which stage: kind, stage, student and participation. */
export const stagesOfKomcad = `select 'komcad', tahap, id_mahasiswa, id from komcad_pendaftaran`;
