import { type ReactNode, useEffect } from 'react';
import { pageTitle } from '../identity.ts';
import { Kawung } from '../look/Kawung.tsx';

interface Props {
  status?: number;
  title: string;
  /** Inside the back office's frame the page does not fill the window. */
  inside?: boolean;
  children: ReactNode;
}

/** A page that says one thing: not found, not permitted, gone wrong. Plain CSS, as it also serves before MUI loads. */
export function MessagePage({ status, title, inside = false, children }: Props) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  const Frame = inside ? 'div' : 'main';
  return (
    <Frame className={inside ? 'message-page inside' : 'message-page'}>
      <Kawung size={56} />
      <div>
        {status ? <p className="status">{status}</p> : null}
        <h1>{title}</h1>
        {children}
      </div>
    </Frame>
  );
}
