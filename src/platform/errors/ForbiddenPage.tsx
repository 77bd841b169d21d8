import { Link } from 'react-router-dom';
import { useWords } from '../providers/language.ts';
import { MessagePage } from './MessagePage.tsx';

/** The access-denied screen: the path matches no permitted menu link (portal-spec §2). */
export function ForbiddenPage() {
  const say = useWords();
  return (
    <MessagePage title={say('404 Forbidden! Anda tidak punya akses untuk halaman ini!')} inside>
      <p>
        {say(
          'Halaman ini tidak ada dalam menu peran Anda. Ganti peran lewat Switch Akses bila Anda memiliki peran lain.',
        )}
      </p>
      <Link className="button" to="/dashboard">
        {say('Ke Dashboard')}
      </Link>
    </MessagePage>
  );
}
