/** Phrases of screens on which forms are answered, Indonesian → English. */
export const formsEnglish = {
  'Bidang untuk menggambar tanda tangan': 'Field to draw the signature in',
  'Tanda tangani ulang': 'Sign again',
  'Pakai tanda tangan ini': 'Use this signature',
  'Unggah gambar': 'Upload a picture',
  'Gambar dengan jari atau tetikus, atau unggah gambar PNG.':
    'Draw with a finger or the mouse, or upload a PNG picture.',
  'Urutan ini sudah sesuai': 'This order is right',
  'Formulir tidak dapat dimuat': 'The form cannot be loaded',
  'Belum ada formulir untuk Anda': 'No form asks you',
  'Formulir yang perlu Anda isi tampil di sini.': 'Forms that you are asked to fill in appear here.',
  'Memuat formulir': 'Loading the form',
  'Isi formulir': 'Fill in the form',
  'Lanjutkan isian': 'Go on',
  'Lihat jawaban saya': 'See my answers',
  'Ubah jawaban saya': 'Change my answers',
  'Lihat hasil': 'See the results',
  'Sampai %{tanggal}': 'Until %{tanggal}',
  'Formulir ini sedang tidak dibuka.': 'This form is not open.',
  'Formulir ini sudah menutup: jawaban yang diperlukan sudah terkumpul.':
    'This form has closed: as many answers as needed have arrived.',
  'Semua formulir': 'All forms',
  'Kirim jawaban': 'Send answers',
  'Kirim perubahan': 'Send changes',
  'Jawaban terkirim. Terima kasih.': 'Your answers were sent. Thank you.',
  'Jawaban disimpan, belum dikirim.': 'Your answers are saved, not sent yet.',
  'Jawaban Anda terkirim pada %{waktu}.': 'Your answers were sent on %{waktu}.',
  'Isian tersimpan di perangkat ini.': 'What you typed is kept on this device.',
  'Isian di perangkat ini yang belum tersimpan di server ditampilkan.':
    'What this device keeps and the server does not have yet is shown.',
  'Pakai yang tersimpan di server': 'Use what the server has',
  Anonim: 'Anonymous',
  'Jawaban Anda sudah dikirim. Karena anonim, jawaban itu tidak dapat dilihat atau diubah lagi.':
    'Your answers were sent. As they are anonymous, they cannot be seen or changed again.',
  'Formulir ini anonim. Portal mencatat bahwa Anda sudah mengisi, tetapi tidak menyimpan jawaban itu dari siapa. Sebelum dikirim, isian hanya ada di perangkat ini.':
    'This form is anonymous. The portal notes that you have answered, not which answers are yours. Until they are sent, they are kept on this device alone.',
  '%{apa} tampil sesudah formulir ini dikirim.': '%{apa} will be shown once this form is sent.',
  '%{apa} tampil sesudah Anda mengisi “%{judul}”.': '%{apa} will be shown once you have filled in “%{judul}”.',
  '“%{judul}” menunggu jawaban Anda.': '“%{judul}” waits for your answers.',
  'Belum diisi': 'Not filled in',
  'Belum dikirim': 'Not sent',
  'Sudah dikirim': 'Sent',
};
