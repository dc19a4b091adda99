/** What the film looks like beside what the drawings bring. */
import '../../assets/styles/tokens.css';
import '../../assets/styles/fonts.css';
import './film.css';
