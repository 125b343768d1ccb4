/** The colours of the breath's picture: warm air above cool water by day, deep blue by night. */
export const waterHues =
  "[--art-hue-land:198] [--art-hue-night:238] [--art-hue-sky:68] [--art-hue-sun:66] [--art-hue-water:202]";
