import type { ReactNode } from 'react';

interface Props {
  id: string;
  heading: string;
  /** Ground of the section. */
  tone?: 'paper' | 'sand' | 'white';
  /** Beside the heading: a link, a hint. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its one h2, which anchors move the focus to. */
export function Section({ id, heading, tone = 'paper', aside, children }: Props) {
  return (
    <section id={id} className={`section section-${id}`} data-tone={tone} aria-labelledby={`judul-${id}`}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={`judul-${id}`} tabIndex={-1}>
            {heading}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
