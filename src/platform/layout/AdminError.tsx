import { isChunkError } from '../common/lazyScreen.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { MessagePage } from '../errors/MessagePage.tsx';
import { messageForPeople } from '../errors/messageForPeople.ts';
import { useWords } from '../providers/language.ts';

interface Props {
  error?: unknown;
  /** Draws the screen anew. */
  onRetry?: () => void;
}

/** An error that a screen threw while drawing. A screen whose code did not arrive is no fault: it can be asked again. */
export function AdminError({ error, onRetry }: Props) {
  const say = useWords();
  if (onRetry && isChunkError(error))
    return (
      <MessagePage title={say('Halaman belum dapat dimuat')} inside>
        <p role="alert">
          {say('Bagian aplikasi ini belum sampai. Periksa koneksi Anda; isian di perangkat ini tetap ada.')}
        </p>
        <button type="button" className="button" onClick={onRetry}>
          {say('Coba lagi')}
        </button>
      </MessagePage>
    );
  return <ErrorPage inside {...messageForPeople(error)} />;
}
