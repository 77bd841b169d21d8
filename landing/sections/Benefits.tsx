import type { Benefit, Numbers } from '../content/types.ts';
import { Icon } from '../Icon.tsx';
import { Rich } from '../parts/Rich.tsx';
import { usePhrases } from '../phrases.tsx';

/** Benefits for students. */
export function Benefits({ benefits, numbers }: { benefits: readonly Benefit[]; numbers: Numbers }) {
  const { say } = usePhrases();
  return (
    <div className="benefits">
      <h3 className="benefits-title">{say('Manfaat')}</h3>
      <ul>
        {benefits.map(benefit => (
          <li key={benefit.title}>
            <Icon name={benefit.icon} />
            <h4>{benefit.title}</h4>
            <p>
              <Rich text={benefit.text} numbers={numbers} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
