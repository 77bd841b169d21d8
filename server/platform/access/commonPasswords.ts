import { trimmed } from '../../../resources/kit/index.ts';

/**
 * Words that guessed passwords are made of, here and abroad; a password that is one of them with digits or signs
 * around it ("Rahasia123!") is refused as well. Short on purpose: length and the throttle do the rest.
 */
const words = `password passwort passw katasandi sandi kunci rahasia qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn
zxcvbnm qazwsx qazwsxedc iloveyou sayang sayangku cinta cintaku cantik ganteng bismillah alhamdulillah assalamualaikum
subhanallah allahuakbar indonesia jakarta surabaya bandung jogja semarang merdeka garuda pancasila mahasiswa mahasiswi
dosen kampus universitas kuliah magang portal mbkm admin administrator superadmin root user guest welcome selamat
selamatdatang login masuk letmein monkey dragon football sepakbola baseball superman batman spiderman naruto doraemon
pokemon master sunshine princess shadow michael jordan liverpool chelsea arsenal barcelona realmadrid persib persija
persebaya arema google facebook instagram twitter samsung xiaomi oppo android iphone komputer computer internet
terserah gakngerti apaaja aku akuganteng akucantik mama papa ibu bapak keluarga anakku mamaku januari februari maret
april juni juli agustus september oktober november desember senin selasa rabu kamis jumat sabtu minggu test testing
tes coba cobacoba demo contoh default changeme secret access trustno hello halo abc abcd abcde abcdef abcdefg`;

const common = new Set(words.split(/\s+/));

const walks = new Set(['qwe', 'asd', 'zxc', 'qaz', 'wsx', 'aqsw', 'qqww', 'aabb', 'aabbcc', 'qweasd', 'qweasdzxc']);
const mixed = new Set([
  '1q2w3e4r',
  '1q2w3e4r5t',
  'q1w2e3r4',
  'a1b2c3d4',
  '1a2b3c4d',
  '1qaz2wsx',
  'zaq12wsx',
  'p4ssw0rd',
]);

/** True if a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const word = trimmed(lower, char => char < 'a' || char > 'z');
  const plain = word
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('@', 'a')
    .replaceAll('$', 's');
  if (mixed.has(lower.replace(/[^a-z0-9]/g, ''))) return true;
  if (common.has(word) || common.has(plain) || walks.has(word)) return true;
  // One or two characters over and over: "aaaaaaa1", "abababab1".
  return new Set(lower.replace(/[^a-z0-9]/g, '')).size <= 3;
}
