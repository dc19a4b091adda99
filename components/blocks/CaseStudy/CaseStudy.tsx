import { Board, type BoardProps } from '../../drawings/Board.tsx';
import { CostChart, type CostChartProps } from '../../drawings/CostChart.tsx';
import { Phones, type PhonesProps } from '../../drawings/Phones.tsx';
import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { type Figure, Figures } from '../../ui/Figures.tsx';
import { Display, deeper, Heading } from '../../ui/Heading.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { bars } from '../../ui/slider/bars.ts';
import { type LinkData, TextLink } from '../../ui/TextLink.tsx';
import type { TicketData } from '../../ui/Ticket.tsx';
import './CaseStudy.css';

export interface CaseStudyProps extends SectionBaseProps {
  /** What the slides are. */
  label: string;
  jobs: readonly {
    readonly line: PlatformLine;
    readonly client: string;
    readonly headline: string;
    readonly story: string;
    /** A link to the whole story; none by default. */
    readonly link?: LinkData;
    readonly figures: readonly Figure[];
    readonly picture: Picture;
    /** By the client. */
    readonly quote: Quote;
  }[];
}

type Quote = Pick<TicketData, 'quote' | 'name' | 'role' | 'portrait' | 'line'>;

type Picture =
  | ({ readonly kind: 'board' } & BoardProps)
  | ({ readonly kind: 'phones' } & PhonesProps)
  | ({ readonly kind: 'costs' } & CostChartProps);

/** Case studies in short: headline, story, picture, figures and the client's words, one job at a time. */
export function CaseStudy({ label, jobs, level = 2, ...section }: CaseStudyProps) {
  return (
    <Section name="case-study" level={level} {...section}>
      <Slider
        label={label}
        effect="fade"
        pickers={bars}
        slides={jobs.map(({ line, client, headline, story, link, figures, picture, quote }) => ({
          title: client,
          content: (
            <article className="case-study__job">
              <div className="case-study__words">
                <p className="case-study__client">
                  <Bullet line={line} />
                  {client}
                </p>
                <Heading level={deeper(level)} className="case-study__headline">
                  {headline}
                </Heading>
                <p className="case-study__story">{story}</p>
                {link && <TextLink {...link} arrow />}
              </div>
              <div className="case-study__picture">{draw(picture)}</div>
              <Figures figures={figures} />
              <Words {...quote} />
            </article>
          ),
        }))}
      />
    </Section>
  );
}

function Words({ quote, name, role, portrait, line }: Quote) {
  return (
    <figure className="case-study__quote">
      {portrait && <Portrait src={portrait} line={line} size="small" />}
      <blockquote>
        <Display as="p">{quote}</Display>
      </blockquote>
      <figcaption>
        <b>{name}</b>, {role}
      </figcaption>
    </figure>
  );
}

function draw(picture: Picture) {
  switch (picture.kind) {
    case 'board':
      return <Board {...picture} />;
    case 'phones':
      return <Phones {...picture} />;
    case 'costs':
      return <CostChart {...picture} />;
  }
}
