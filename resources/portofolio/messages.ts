import { catalogue } from '../kit/index.ts';

/** Messages of works' declarations about invalid input (docs/domain/40 §1). */
export const portofolioMessages = catalogue('portofolio', {
  certificateOrder: 'Tanggal sertifikat mendahului tanggal permohonan.',
  networkThere: 'Jejaring ini sudah tercatat.',
  articleThere: 'Artikel ini sudah tercatat.',
  anyIssn: 'Isi ISSN atau e-ISSN.',
  issn: 'Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.',
  doi: 'Isi DOI seperti 10.12345/jtk.v9i2.101.',
  nameAuthors: 'Tulis nama setiap penulis.',
  lecturerNumber: 'Isi NIP dosen.',
  studentNumber: 'Isi NPM mahasiswa.',
  authorTwice: 'Penulis tercantum lebih dari sekali.',
  ownerAuthor: 'Pemilik harus tercantum sebagai penulis.',
  ownWork: 'Anda tidak dapat memverifikasi portofolio sendiri.',
  handedIn: 'Karya yang sudah diajukan tidak dapat diubah atau dihapus.',
});
