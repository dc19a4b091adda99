import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './PageFace.css';

/** Line 3: a page being built from blocks, the last of which is about to be dropped. */
export function PageFace() {
  return (
    <Face line={3} name="Web" client="Ardley &amp; Pym Press">
      <p className="page-face__bar">
        Spring list <b>Publish</b>
      </p>
      <div className="page-face">
        <p>Nine new books for spring</p>
        <p className="page-face__book">The Salt Road</p>
        <p className="page-face__book">Low Water</p>
        <Lifted>
          <p className="page-face__book">Ash and Ferry</p>
        </Lifted>
        <p>
          <i />
          <i />
          <i />
        </p>
      </div>
    </Face>
  );
}
