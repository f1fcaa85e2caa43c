import "@fontsource-variable/noto-sans-jp";
import "@fontsource/shippori-mincho/600.css";
