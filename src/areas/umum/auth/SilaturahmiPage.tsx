import { Link } from 'react-router-dom';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

/** /login/v2: single sign-on with Silaturahmi. */
export function Component() {
  return (
    <AuthFrame title="Masuk dengan Silaturahmi">
      <LoginForm
        silaturahmi
        heading="Masuk dengan Silaturahmi"
        intro="Gunakan NPM atau NIP dan kata sandi Silaturahmi Anda."
        userLabel="NPM atau NIP"
        footer={<Link to="/login/choose">Pilih cara masuk lain</Link>}
      />
    </AuthFrame>
  );
}
