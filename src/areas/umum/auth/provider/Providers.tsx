import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import type { daftarPenyedia } from '../../../../../resources/pengaturan/panggilanMasuk.ts';
import { http } from '../../../../platform/providers/http.ts';
import { fill, useAuthWords } from '../words.ts';

type Provider = AnswerOf<typeof daftarPenyedia>[number];

/** A button for each provider that people may log in with; nothing where there is none, or it cannot be asked. */
export default function Providers() {
  const { words } = useAuthWords();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    const { signal, abort } = stoppable();
    http<Provider[]>('masuk', { signal, quiet: true }).then(
      ({ data }) => setProviders(data),
      () => undefined,
    );
    return abort;
  }, []);
  if (providers.length === 0) return null;
  return (
    <ul className="auth-ways" aria-label={words.withOther}>
      {providers.map(({ id, nama }) => (
        <li key={id}>
          <a href={`/api/masuk/${id}/mulai`}>
            <strong>{fill(words.loginWith, nama)}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
