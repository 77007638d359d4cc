"""From linear light to the 8 bit picture: exposure, tone curve, paper-white ground."""
import numpy as np
import camera
import stage


def balance(rgb, a, alb, target):
    """Exposure at which the product's mean brightness is `target` of its albedo, so that colours match their hex."""
    al = alb[..., :3]
    body = (a[..., 0] > .98) & (al.sum(2) > .02) & (al.min(2) < 1.5 * stage.FLOOR) & (rgb.max(2) < 3)
    if body.sum() < 200:
        return 1.
    w = np.array([.2126, .7152, .0722], np.float32)
    k = target * float((al[body] @ w).sum()) / max(float((rgb[body] @ w).sum()), 1e-6)
    return min(1.5, max(.55, k))


def curve(x, exposure=1., shoulder=.78, contrast=.10, saturation=.9):
    """Linear light -> sRGB 0..1 with a soft highlight shoulder and a light S-curve."""
    x = np.maximum(x * exposure, 0)
    if shoulder < 1:
        over = np.maximum(x - shoulder, 0)
        rng = 1 - shoulder
        x = np.where(x > shoulder, shoulder + rng * (1 - np.exp(-over / rng)), x)
    y = np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)
    y = np.clip(y, 0, 1)
    grey = (y @ np.array([.2126, .7152, .0722]))[..., None]
    y = grey + saturation * (y - grey)
    s = y * y * (3 - 2 * y)
    return np.clip(y + contrast * (s - y), 0, 1)


def _vignette(h, w, region):
    """1 inside, falling to 0 at the edge of the rendered region."""
    y0, y1, x0, x1 = region
    x, y = np.arange(w) + .5, np.arange(h) + .5
    ex = np.minimum(x - x0, x1 - x) / (.085 * w)
    ey = np.minimum((y - y0) / (.045 * h), (y1 - y) / (.085 * h))
    k = np.clip(ex, 0, 1)[None, :] * np.clip(ey, 0, 1)[:, None]
    return (k * k * (3 - 2 * k))[..., None]


def finish(rgb, empty, over_white, exposure, fade, tone_kw):
    """Linear picture -> 8 bit."""
    if over_white:
        rgb = np.where(empty, np.minimum(rgb / .985, 1), rgb)
        y = curve(rgb, exposure, shoulder=.86, contrast=tone_kw.get('contrast', .05), saturation=tone_kw.get('saturation', .87))
        dim = 1 - np.minimum(y / curve(np.ones(3), shoulder=.86)[0], 1)
        # paper white: the faintest shadow (and the horizon) vanish, and where a leg meets the floor it is darkest: what stands, weighs
        y = np.where(empty, 1 - np.minimum(dim * np.clip(dim / .03, 0, 1) * (1 + .7 * dim), .75), y)
        if fade:  # the floor shadow dies out before the frame edge, so tiles melt into a white page
            h, w, _ = y.shape
            y = np.where(empty, 1 - (1 - y) * _vignette(h, w, camera.rendered_region(h, w)), y)
    else:
        y = curve(rgb, exposure, **tone_kw)
    rng = np.random.default_rng(7)                           # half a step of dither against banding
    y = np.where(y >= 1, 1, y + (rng.random(y.shape[:2])[..., None] - .5) / 255)
    return (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8)
