import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './EditorScreen.css';

const FIELDS = [
  { label: 'Title', value: 'The Salt Road', length: '13 of 40' },
  { label: 'First sentence', value: 'A coast, a cart and eleven winters.', length: '35 of 90' },
  { label: 'On sale', value: '4 March 2027', length: 'a date' },
] as const;

/**
 * A page made from a template: its fields, a cover on its way into its slot, and the phone on which it will be read.
 */
export function EditorScreen() {
  return (
    <Screen
      title="New book"
      place="Template 3 of 9"
      state={
        <>
          Publish
          <Marker note={3} />
        </>
      }
      fixed
    >
      <div className="editor">
        <div className="editor__fields">
          {FIELDS.map(({ label, value, length }) => (
            <p key={label} className="editor__field">
              <b>{label}</b>
              <small>
                {length}
                {label === 'Title' && <Marker note={1} />}
              </small>
              <span>{value}</span>
            </p>
          ))}
          <div className="editor__drop">
            <Lifted>
              <p className="editor__cover">The Salt Road</p>
            </Lifted>
            <b>Cover</b>
          </div>
        </div>
        <div className="editor__desk">
          <small>
            Telephone
            <Marker note={2} />
          </small>
          <div className="editor__phone">
            <p className="editor__cover">The Salt Road</p>
            <b>The Salt Road</b>
            <small>A coast, a cart and eleven winters.</small>
          </div>
        </div>
      </div>
    </Screen>
  );
}
