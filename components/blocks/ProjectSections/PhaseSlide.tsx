import scenes from '../../../assets/images/scenes.svg';
import { Display, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { phaseWords } from './project-sections.content.ts';
import './PhaseSlide.css';

export interface Phase {
  /** The id that links lead to; unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly length: string;
  /** What the customer has at the end, in a few words: they stand below the station. */
  readonly brings: string;
  readonly text: string;
  /** What the customer provides. */
  readonly need: string;
  /** What the customer has at the end, in full. */
  readonly get: string;
  /** The picture. */
  readonly scene: 'shelves' | 'rehearsal' | 'cutover' | 'desk';
}

/** A phase: its scene, and what it takes and brings. */
export function PhaseSlide({
  name,
  length,
  text,
  need,
  get,
  scene,
  next,
  level,
}: Phase & { next: Phase | undefined; level: HeadingLevel }) {
  return (
    <article className="phase">
      <div>
        <img
          src={`${scenes}#${scene}`}
          alt=""
          width="1216"
          height="550"
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="phase__words">
        <Heading level={level} size="h2">
          {name}
        </Heading>
        <p className="lede">{text}</p>
        <dl>
          <Term name={phaseWords.length}>{length}</Term>
          <Term name={phaseWords.need}>{need}</Term>
          <div className="phase__term">
            <dt>{phaseWords.get}</dt>
            <Display as="dd">{get}</Display>
          </div>
        </dl>
        {next && <TextLink label={phaseWords.next(next.name)} href={`#${next.id}`} arrow />}
      </div>
    </article>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="phase__term">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
