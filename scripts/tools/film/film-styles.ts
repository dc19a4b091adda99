/** The styles of the film, in addition to those that the drawings import. */
import '../../../assets/styles/tokens.css';
import '../../../assets/styles/tokens.late.css';
import '../../../assets/styles/fonts.css';
import './film.css';
