import type { IndexContent, Numbers, ProgramContent, Requirement } from '../content/types.ts';
import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { Icon } from '../Icon.tsx';
import { fill, hoursIn, identity } from '../identity.ts';
import { Rich } from '../parts/Rich.tsx';
import { Section } from '../parts/Section.tsx';
import { usePhrases } from '../phrases.tsx';
import { Documents } from './Documents.tsx';
import { Schedule } from './Schedule.tsx';

/** Pusat Informasi of a programme: what is needed, what happens when, where to ask. */
export function ProgramInfo({
  content,
  numbers,
  state,
}: {
  content: ProgramContent;
  numbers: Numbers;
  state: Loadable<PageData>;
}) {
  const { say } = usePhrases();
  const requirements = content.requirements.map(parts => shownParts(parts, numbers)).filter(text => text !== '');
  return (
    <Section id="program" heading={say('Pusat Informasi')} tone="sand">
      <div className="info-grid">
        <div className="sheet">
          <h3>{say('Syarat')}</h3>
          <ul className="checklist">
            {requirements.map(text => (
              <li key={text}>
                <Icon name="check" />
                <span>
                  <Rich text={text} numbers={numbers} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Steps heading={say('Langkah Pendaftaran')} steps={content.steps} />
      </div>
      <div className="info-grid info-grid-late">
        <Schedule state={state} />
        <div className="info-side">
          <Documents state={state} />
          <Contact />
        </div>
      </div>
    </Section>
  );
}

/** Pusat Informasi of the index: how it works, and the two doors for people from outside. */
export function IndexInfo({ content }: { content: IndexContent }) {
  const { say } = usePhrases();
  return (
    <Section id="program" heading={say('Pusat Informasi')} tone="sand">
      <div className="info-grid info-grid-index">
        <Steps heading={content.stepsHeading} steps={content.steps} />
        <div className="info-side">
          {content.boxes.map(box => (
            <div key={box.text} className="box">
              <Icon name={box.icon} />
              <p>
                <Rich text={box.text} />
              </p>
              <a className="button button-quiet" href={fill(box.action.href)}>
                {fill(box.action.label)}
              </a>
            </div>
          ))}
          <Contact />
        </div>
      </div>
    </Section>
  );
}

function Steps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <div className="steps">
      <h3>{heading}</h3>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Contact() {
  const { say, language } = usePhrases();
  return (
    <div className="contact">
      <h3>{say('Kontak')}</h3>
      <ul>
        <li>
          <Icon name="phone" />
          <a href={`tel:${identity.telepon.replace(/[^\d+]/g, '')}`}>{identity.telepon}</a>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${identity.email}`}>{identity.email}</a>
        </li>
        <li>
          <Icon name="clock" />
          <span>{hoursIn(language)}</span>
        </li>
      </ul>
    </div>
  );
}

/** A requirement without the parts whose number is 0; nothing left when the first part goes. */
export function shownParts(parts: Requirement, numbers: Numbers): string {
  const zero = Object.entries(numbers).filter(([, value]) => value === 0);
  const shown = parts.map(part => (zero.some(([name]) => part.includes(`{${name}}`)) ? '' : part));
  return shown[0] === '' ? '' : shown.join('');
}
