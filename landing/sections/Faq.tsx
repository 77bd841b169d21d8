import { useId, useState } from 'react';
import { lastQuestion } from '../content/shared.ts';
import type { Numbers, Question } from '../content/types.ts';
import { Icon } from '../Icon.tsx';
import { Rich } from '../parts/Rich.tsx';
import { Section } from '../parts/Section.tsx';
import { usePhrases } from '../phrases.tsx';

interface Props {
  questions: readonly Question[];
  numbers: Numbers | undefined;
  last?: Question | undefined;
}

/** Questions and answers. The answers are in the page; without scripts the style sheet leaves them open. */
export function Faq({ questions, numbers, last = lastQuestion }: Props) {
  const { say } = usePhrases();
  return (
    <Section id="faq" heading={say('Pertanyaan yang Sering Diajukan')} tone="white">
      <div className="faq">
        {[...questions, last].map(question => (
          <FaqItem key={question.question} question={question} numbers={numbers} />
        ))}
      </div>
    </Section>
  );
}

function FaqItem({ question, numbers }: { question: Question; numbers: Numbers | undefined }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="faq-item" data-open={open || undefined}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {question.question}
          <Icon name="plus" />
        </button>
      </h3>
      <div className="faq-answer" id={id}>
        <div>
          <p>
            <Rich text={question.answer} numbers={numbers} />
          </p>
        </div>
      </div>
    </div>
  );
}
