import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { useIdentity } from '../../../platform/useIdentity.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

/** After the form, which most people need; a page without providers waits for nothing. */
const Providers = lazy(() => import('./provider/Providers.tsx'));

/** /login: a local account. */
export function Component() {
  const identity = useIdentity();
  return (
    <AuthFrame title="Masuk">
      <LoginForm
        heading="Masuk"
        intro={`Gunakan akun ${identity.namaPortal} Anda${identity.domainSurel ? ` (…@${identity.domainSurel})` : ''}.`}
        userLabel="Username"
        footer={
          <>
            <Link to="/login/choose">Pilih cara masuk lain</Link>
            <a href={`mailto:${identity.email}?subject=${encodeURIComponent('Lupa kata sandi')}`}>
              {inTerms('Lupa kata sandi? Hubungi Tim MBKM')}
            </a>
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
