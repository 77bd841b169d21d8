import { Link } from 'react-router-dom';
import { AuthFrame } from './AuthFrame.tsx';
import { type AuthWords, useAuthWords } from './words.ts';

interface Way {
  to: string;
  name: keyof AuthWords;
  who: keyof AuthWords;
  /** Another document (a landing page) instead of a page of the app. */
  outside?: boolean;
}

const ways: readonly Way[] = [
  { to: '/login/v2', name: 'campusAccount', who: 'campusWho' },
  { to: '/login', name: 'ownAccount', who: 'ownWho' },
  { to: '/pertukaran-mahasiswa/registrasi', name: 'register', who: 'registerWho', outside: true },
];

/** /login/choose: which kind of account. */
export function Component() {
  const { words, at } = useAuthWords();
  return (
    <AuthFrame title={words.choose} bilingual>
      <div className="auth-form">
        <h1>{words.choose}</h1>
        <ul className="auth-ways">
          {ways.map(({ to, name, who, outside }) => {
            const said = (
              <>
                <strong>{words[name]}</strong>
                <span>{words[who]}</span>
              </>
            );
            return <li key={to}>{outside ? <a href={at(to)}>{said}</a> : <Link to={at(to)}>{said}</Link>}</li>;
          })}
        </ul>
        <p className="auth-footer">
          <a href="/">{words.home}</a>
        </p>
      </div>
    </AuthFrame>
  );
}
