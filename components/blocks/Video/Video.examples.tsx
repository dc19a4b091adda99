import { home } from '../../../pages/index.content.ts';
import { Video } from './Video.tsx';

const { video } = home;

const contained = (example: React.ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(<Video {...video} />),
  long: contained(
    <Video
      {...video}
      title="How four suppliers who had never met before became one team."
      words={{
        ...video.words,
        play: 'Play the film about the whole migration',
        transcript: 'Read everything that the film shows and says as text, scene by scene',
      }}
    />,
  ),
} satisfies Record<string, React.ReactNode>;
