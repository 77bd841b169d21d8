import type { FormChange } from '../../../../resources/kit/form/versions.ts';

/** What a change of a released form means for the answers that are there, in a sentence. */
export function changeWords({ what, gone }: FormChange, answered: number): string {
  const answers = `${answered} jawaban`;
  switch (what) {
    case 'added':
      return 'Pertanyaan baru: yang sudah mengirim tidak ditanya lagi, kolomnya kosong bagi mereka.';
    case 'removed':
      return answered
        ? `Tidak ditanyakan lagi. ${answers} tetap tersimpan, dan tetap menjadi kolom hasil dan unduhan.`
        : 'Tidak ditanyakan lagi; kolomnya tetap ada di hasil.';
    case 'kind':
      return answered
        ? `Jenisnya berubah. ${answers} tetap seperti ditulis dan berada di kolom yang sama.`
        : 'Jenisnya berubah.';
    case 'moved':
      return 'Berpindah dari atau ke bagian yang berulang; jawaban lama tetap pada bentuknya.';
    case 'required':
      return 'Menjadi wajib; jawaban kosong yang sudah terkirim tetap diterima.';
    case 'choices':
      return `Pilihan dihapus: ${gone.map(({ label }) => label).join(', ')}. Jawaban yang memilihnya tetap, dengan kata-katanya.`;
    case 'limits':
      return 'Batasnya berubah; jawaban lama tidak diperiksa ulang.';
    case 'condition':
      return 'Syarat tampilnya berubah; jawaban lama tetap.';
    case 'sight':
      return 'Peran yang melihat jawabannya berubah, juga bagi jawaban yang sudah ada.';
    case 'letters':
      return 'Tampil atau tidaknya di surat pengantar berubah; surat yang sudah terbit perlu diterbitkan ulang.';
    case 'source':
      return 'Data yang dipilih berubah; jawaban lama tetap, dengan namanya.';
    case 'words':
      return 'Kata-katanya berubah; kolomnya tetap sama dan memakai kata-kata yang baru.';
  }
}
