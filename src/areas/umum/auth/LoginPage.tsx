import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useIdentity } from '../../../platform/useIdentity.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { fill, useAuthWords } from './words.ts';

/** After the form, which most people need; a page without providers waits for nothing. */
const Providers = lazy(() => import('./provider/Providers.tsx'));

/** /login: a local account. */
export function Component() {
  const identity = useIdentity();
  const { words, at } = useAuthWords();
  return (
    <AuthFrame title={words.login} bilingual>
      <LoginForm
        heading={words.login}
        intro={`${fill(words.useAccount, identity.namaPortal)}${identity.domainSurel ? ` (…@${identity.domainSurel})` : ''}.`}
        userLabel={words.username}
        footer={
          <>
            <Link to={at('/login/lupa')}>{words.forgot}</Link>
            <Link to={at('/login/choose')}>{words.otherWays}</Link>
          </>
        }
      >
        <Suspense>
          <Providers />
        </Suspense>
      </LoginForm>
    </AuthFrame>
  );
}
