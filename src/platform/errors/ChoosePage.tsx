import { Link } from 'react-router-dom';
import { useWords } from '../providers/language.ts';
import { MessagePage } from './MessagePage.tsx';

/** Said wherever an address names no row of those that it shows. */
export const chooseWords = 'Pilih satu untuk melihat rinciannya.';

/** The details of a row that the address does not name, where no list of this person holds such rows. */
export function ChoosePage() {
  const say = useWords();
  return (
    <MessagePage title={say(chooseWords)} inside>
      <p>{say('Alamat ini membuka rincian satu data. Buka daftar tempat data itu berada, lalu pilih satu.')}</p>
      <Link className="button" to="/dashboard">
        {say('Ke Dashboard')}
      </Link>
    </MessagePage>
  );
}
