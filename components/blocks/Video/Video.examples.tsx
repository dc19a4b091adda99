import type { ReactNode } from 'react';
import type { FilmScene } from './FilmTranscript.tsx';
import { Video, type VideoProps } from './Video.tsx';

const words: VideoProps['words'] = {
  play: 'Play the film',
  again: 'Watch again',
  transcript: 'Read the film as text',
  silence: 'No sound',
  close: 'Close',
  captions: 'English',
  failure: 'The film did not load.',
  read: 'Read it as text instead',
};

const film = { webm: '/film.webm', mp4: '/film.mp4', captions: '/film.vtt' };

const scene: FilmScene = {
  id: 'only',
  picture: 'A train waits.',
  captions: [{ text: 'Nothing moves.', seconds: 3 }],
};

const longScene = {
  lead: 1,
  picture:
    'A timetable with the names of four first stops, the working days that each of them takes, the price of each without tax, and a note on what is taken off the next project when it starts in time.',
  captions: [
    { text: 'One price, one length, one lead.', seconds: 4.5 },
    { text: 'It comes off the next project', note: 'if that starts within 60 days.', seconds: 4 },
  ],
} as const;

const contained = (example: ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(
    <Video
      title="The method in 70 seconds."
      film={film}
      scenes={[scene, { ...longScene, id: 'long' }]}
      words={words}
    />,
  ),
  long: contained(
    <Video
      title="How four suppliers who had never met before became one team."
      film={film}
      scenes={Array.from({ length: 24 }, (_, index) => ({ ...longScene, id: `scene-${index}` }))}
      words={{
        ...words,
        play: 'Play the film about the whole migration',
        transcript: 'Read everything that the film shows and says as text, scene by scene',
      }}
    />,
  ),
  bare: contained(<Video title="Short." film={film} scenes={[scene]} words={words} />),
} satisfies Record<string, ReactNode>;
